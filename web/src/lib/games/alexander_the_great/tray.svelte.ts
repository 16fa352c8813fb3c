/** Where my boxes lie at the lower edge: they give way to plates that need their place. */
class Place {
  slide = $state(0); // pixels to the right
}

export const tray = new Place();
