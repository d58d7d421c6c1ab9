export default {
  exclude: [
    'autoFocus',
    'defaultListboxOpen',
    'listboxId',
    'listboxOpen',
    'multiple',
    'name',
    'required',
  ],
  imports: [
    "import HotelIcon from '@mui/icons-material/Hotel';",
    "import FormControl from '@mui/joy/FormControl';",
    "import FormLabel from '@mui/joy/FormLabel';",
    "import Option from '@mui/joy/Option';",
  ],
  examples: {
    startDecorator: { HotelIcon: '<HotelIcon />' },
    endDecorator: { HotelIcon: '<HotelIcon />' },
    indicator: { HotelIcon: '<HotelIcon />' },
  },
  template: `
    <FormControl>
      <FormLabel>Cabin</FormLabel>
      <Select defaultValue="inside" sx={{ minWidth: 200 }} {...props}>
        <Option value="inside">Inside cabin</Option>
        <Option value="window">Window cabin</Option>
        <Option value="balcony">Balcony cabin</Option>
      </Select>
    </FormControl>
  `,
} satisfies PlaygroundFile;
