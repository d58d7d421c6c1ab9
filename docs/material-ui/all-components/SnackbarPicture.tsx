import Button from '@mui/material/Button';
import SnackbarContent from '@mui/material/SnackbarContent';

export default function SnackbarPicture() {
  return (
    <SnackbarContent
      message="Returned"
      action={
        <Button size="small" color="inherit">
          Undo
        </Button>
      }
      sx={{ minWidth: { sm: 0 }, flexWrap: 'nowrap', px: 1, py: 0 }}
    />
  );
}
