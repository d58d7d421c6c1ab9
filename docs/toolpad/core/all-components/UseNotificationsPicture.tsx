import Alert from '@mui/material/Alert';
import Badge from '@mui/material/Badge';

export default function UseNotificationsPicture() {
  return (
    <Badge badgeContent="3" color="primary" sx={{ m: 1.5 }}>
      <Alert severity="success" variant="filled" sx={{ px: 1.5, py: 0 }}>
        Loaf sold
      </Alert>
    </Badge>
  );
}
