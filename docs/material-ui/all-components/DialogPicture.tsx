import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Paper from '@mui/material/Paper';

export default function DialogPicture() {
  return (
    <Paper elevation={8} sx={{ width: 136 }}>
      <DialogContent sx={{ px: 1.5, py: 1, typography: 'body2' }}>Delete the draft?</DialogContent>
      <DialogActions sx={{ p: 0.5 }}>
        <Button size="small">Keep</Button>
        <Button size="small">Delete</Button>
      </DialogActions>
    </Paper>
  );
}
