export default {
  exclude: ['disableFocusRipple', 'disableRipple', 'href'],
  props: { variant: 'contained', children: 'Book this flight' },
  imports: [
    "import FlightIcon from '@mui/icons-material/Flight';",
    "import SendIcon from '@mui/icons-material/Send';",
  ],
  examples: {
    startIcon: { FlightIcon: '<FlightIcon />', SendIcon: '<SendIcon />' },
    endIcon: { FlightIcon: '<FlightIcon />', SendIcon: '<SendIcon />' },
  },
} satisfies PlaygroundFile;
