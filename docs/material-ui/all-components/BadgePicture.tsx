import MailIcon from '@mui/icons-material/Mail';
import Badge from '@mui/material/Badge';

export default function BadgePicture() {
  return (
    <Badge badgeContent={4} color="primary" sx={{ m: 1 }}>
      <MailIcon color="action" fontSize="large" />
    </Badge>
  );
}
