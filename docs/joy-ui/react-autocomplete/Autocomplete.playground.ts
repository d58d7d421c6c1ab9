export default {
  exclude: [
    'autoFocus',
    'autoSelect',
    'blurOnSelect',
    'clearOnBlur',
    'closeText',
    'defaultValue',
    'disableCloseOnSelect',
    'disabledItemsFocusable',
    'disableListWrap',
    'filterSelectedOptions',
    'forcePopupIcon',
    'handleHomeEndKeys',
    'id',
    'includeInputInList',
    'inputValue',
    'limitTags',
    'loading',
    'loadingText',
    'multiple',
    'name',
    'noOptionsText',
    'open',
    'required',
    'selectOnFocus',
    'type',
  ],
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
