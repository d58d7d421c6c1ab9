export default {
  exclude: ['autoFocus', 'defaultValue', 'inputValue', 'name', 'open', 'required', 'type'],
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
      <FormLabel>Herb</FormLabel>
      <Autocomplete options={['Basil', 'Dill', 'Sage']} defaultValue="Dill" {...props} />
    </FormControl>
  `,
} satisfies PlaygroundFile;
