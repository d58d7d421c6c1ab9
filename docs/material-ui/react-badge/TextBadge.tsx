import HeadphonesIcon from '@mui/icons-material/Headphones';
import Badge from '@mui/material/Badge';

export default function TextBadge() {
  return (
    <Badge badgeContent="New" color="primary">
      <HeadphonesIcon fontSize="large" titleAccess="Podcasts" />
    </Badge>
  );
}
