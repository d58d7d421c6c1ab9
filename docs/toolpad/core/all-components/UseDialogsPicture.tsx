import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function UseDialogsPicture() {
  return (
    <Paper elevation={8} sx={{ width: 136 }}>
      <Typography variant="subtitle2" component="p" sx={{ px: 1.5, pt: 1 }}>
        Confirm
      </Typography>
      <Typography variant="body2" sx={{ px: 1.5 }}>
        Cancel concert?
      </Typography>
      <DialogActions sx={{ p: 0.5 }}>
        <Button size="small">No</Button>
        <Button size="small">Yes</Button>
      </DialogActions>
    </Paper>
  );
}
