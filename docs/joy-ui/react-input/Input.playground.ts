export default {
  exclude: ['className'],
  props: { fullWidth: true },
  imports: [
    "import SearchIcon from '@mui/icons-material/Search';",
    "import FormControl from '@mui/joy/FormControl';",
    "import FormLabel from '@mui/joy/FormLabel';",
  ],
  examples: {
    startDecorator: { SearchIcon: '<SearchIcon />' },
    endDecorator: { SearchIcon: '<SearchIcon />' },
  },
  template: `
    <FormControl>
      <FormLabel>Destination</FormLabel>
      <Input defaultValue="Lisbon" {...props} />
    </FormControl>
  `,
} satisfies PlaygroundFile;
