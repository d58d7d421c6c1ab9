export default {
  exclude: ['component', 'open'],
  imports: [
    "import Box from '@mui/joy/Box';",
    "import Dropdown from '@mui/joy/Dropdown';",
    "import MenuButton from '@mui/joy/MenuButton';",
    "import MenuItem from '@mui/joy/MenuItem';",
  ],
  template: `
    <Box sx={{ p: 3 }}>
      <Dropdown open>
        <MenuButton>Recipe</MenuButton>
        <Menu {...props}>
          <MenuItem>Rename</MenuItem>
          <MenuItem>Duplicate</MenuItem>
          <MenuItem disabled>Publish</MenuItem>
        </Menu>
      </Dropdown>
    </Box>
  `,
  iframe: true,
  height: 240,
} satisfies PlaygroundFile;
