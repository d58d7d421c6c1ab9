export default {
  exclude: ['component', 'open'],
  imports: [
    "import Dropdown from '@mui/joy/Dropdown';",
    "import MenuButton from '@mui/joy/MenuButton';",
    "import MenuItem from '@mui/joy/MenuItem';",
  ],
  template: `
    <Dropdown>
      <MenuButton>Recipe</MenuButton>
      <Menu {...props}>
        <MenuItem>Rename</MenuItem>
        <MenuItem>Duplicate</MenuItem>
        <MenuItem disabled>Publish</MenuItem>
      </Menu>
    </Dropdown>
  `,
} satisfies PlaygroundFile;
