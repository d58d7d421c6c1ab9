import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import MoreVertIcon from '@mui/icons-material/MoreVert';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import Dropdown from '@mui/joy/Dropdown';
import IconButton from '@mui/joy/IconButton';
import ListDivider from '@mui/joy/ListDivider';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';

export default function IconMenu() {
  return (
    <Dropdown>
      <MenuButton slots={{ root: IconButton }} aria-label="More about plum cake">
        <MoreVertIcon />
      </MenuButton>
      <Menu placement="bottom-start">
        <MenuItem>
          <ListItemDecorator>
            <PrintIcon />
          </ListItemDecorator>
          Print
        </MenuItem>
        <ListDivider />
        <MenuItem color="danger" variant="soft">
          <ListItemDecorator>
            <DeleteIcon />
          </ListItemDecorator>
          Delete
        </MenuItem>
      </Menu>
    </Dropdown>
  );
}
