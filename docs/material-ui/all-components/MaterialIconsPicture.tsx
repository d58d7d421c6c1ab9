import DeleteIcon from '@mui/icons-material/Delete';
import HomeIcon from '@mui/icons-material/Home';
import MenuIcon from '@mui/icons-material/Menu';
import SearchIcon from '@mui/icons-material/Search';
import SettingsIcon from '@mui/icons-material/Settings';
import StarIcon from '@mui/icons-material/Star';
import Box from '@mui/material/Box';

export default function MaterialIconsPicture() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(3, auto)',
        gap: 1,
        color: 'text.secondary',
      }}
    >
      <SearchIcon />
      <HomeIcon />
      <StarIcon />
      <MenuIcon />
      <DeleteIcon />
      <SettingsIcon />
    </Box>
  );
}
