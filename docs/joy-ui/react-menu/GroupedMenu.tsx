import { useId } from 'react';
import Dropdown from '@mui/joy/Dropdown';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';

export default function GroupedMenu() {
  const id = useId();

  return (
    <Dropdown>
      <MenuButton>Add to</MenuButton>
      <Menu sx={{ maxHeight: 200 }}>
        <List aria-labelledby={`${id}-plan`}>
          <ListItem id={`${id}-plan`} sticky sx={{ fontWeight: 'lg' }}>
            Meal plan
          </ListItem>
          <MenuItem>Today</MenuItem>
          <MenuItem>Tomorrow</MenuItem>
        </List>
        <List aria-labelledby={`${id}-lists`}>
          <ListItem id={`${id}-lists`} sticky sx={{ fontWeight: 'lg' }}>
            Lists
          </ListItem>
          <MenuItem>Favorites</MenuItem>
          <MenuItem>Groceries</MenuItem>
        </List>
      </Menu>
    </Dropdown>
  );
}
