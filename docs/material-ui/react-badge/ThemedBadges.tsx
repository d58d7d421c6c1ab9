import CampaignIcon from '@mui/icons-material/Campaign';
import PodcastsIcon from '@mui/icons-material/Podcasts';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';

export default function ThemedBadges() {
  return (
    <Stack direction="row" spacing={6} sx={{ color: 'text.secondary' }}>
      <Badge badgeContent={23}>
        <CampaignIcon titleAccess="Alerts" fontSize="large" />
      </Badge>
      <Badge variant="live" badgeContent="LIVE" color="secondary">
        <PodcastsIcon titleAccess="Broadcast" fontSize="large" />
      </Badge>
    </Stack>
  );
}
