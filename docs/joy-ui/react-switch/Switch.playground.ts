export default {
  exclude: ['checked', 'defaultChecked', 'readOnly', 'required'],
  imports: [
    "import VolumeOffIcon from '@mui/icons-material/VolumeOff';",
    "import VolumeUpIcon from '@mui/icons-material/VolumeUp';",
    "import FormControl from '@mui/joy/FormControl';",
    "import FormLabel from '@mui/joy/FormLabel';",
  ],
  examples: {
    startDecorator: { VolumeOffIcon: '<VolumeOffIcon />' },
    endDecorator: { VolumeUpIcon: '<VolumeUpIcon />' },
  },
  template: `
    <FormControl orientation="horizontal">
      <FormLabel>Sound</FormLabel>
      <Switch {...props} />
    </FormControl>
  `,
} satisfies PlaygroundFile;
