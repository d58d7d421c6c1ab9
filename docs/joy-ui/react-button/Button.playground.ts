export default {
  exclude: ['loadingIndicator'],
  props: { children: 'Book a room' },
  imports: [
    "import AddIcon from '@mui/icons-material/Add';",
    "import HotelIcon from '@mui/icons-material/Hotel';",
  ],
  examples: {
    startDecorator: { AddIcon: '<AddIcon />', HotelIcon: '<HotelIcon />' },
    endDecorator: { AddIcon: '<AddIcon />', HotelIcon: '<HotelIcon />' },
  },
} satisfies PlaygroundFile;
