import AddIcon from '@mui/icons-material/Add';
import Fab from '@mui/material/Fab';

export default function FabPicture() {
  return (
    <Fab color="primary" aria-label="Add">
      <AddIcon />
    </Fab>
  );
}
