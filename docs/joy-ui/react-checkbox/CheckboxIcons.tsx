import FavoriteIcon from '@mui/icons-material/Favorite';
import FavoriteBorderIcon from '@mui/icons-material/FavoriteBorder';
import Checkbox from '@mui/joy/Checkbox';

export default function CheckboxIcons() {
  return (
    <Checkbox
      variant="plain"
      label="Favorite"
      uncheckedIcon={<FavoriteBorderIcon />}
      checkedIcon={<FavoriteIcon />}
    />
  );
}
