"""`python -m satrap` is the command line."""

from satrap.cli import main

if __name__ == "__main__":
    main()
