export default {
  exclude: [
    'autoSelect',
    'blurOnSelect',
    'clearOnBlur',
    'closeText',
    'defaultValue',
    'disabledItemsFocusable',
    'disableListWrap',
    'disablePortal',
    'forcePopupIcon',
    'handleHomeEndKeys',
    'id',
    'includeInputInList',
    'inputValue',
    'limitTags',
    'loading',
    'loadingText',
    'multiple',
    'noOptionsText',
    'open',
    'options',
    'selectOnFocus',
    'value',
  ],
  examples: {
    popupIcon: { ExpandMoreIcon: '<ExpandMoreIcon />', TrainIcon: '<TrainIcon />' },
  },
  imports: [
    "import ExpandMoreIcon from '@mui/icons-material/ExpandMore';",
    "import TrainIcon from '@mui/icons-material/Train';",
    "import TextField from '@mui/material/TextField';",
  ],
  template: `
    <Autocomplete
      options={['Castle Hill', 'Harbor Street', 'Lakeside', 'Mill Road']}
      defaultValue="Harbor Street"
      renderInput={(params) => <TextField {...params} label="Station" />}
      sx={{ width: 260 }}
      {...props}
    />
  `,
} satisfies PlaygroundFile;
