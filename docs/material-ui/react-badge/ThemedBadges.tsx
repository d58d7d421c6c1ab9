import CampaignIcon from '@mui/icons-material/Campaign';
import PodcastsIcon from '@mui/icons-material/Podcasts';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';
import { ThemeProvider, createTheme } from '@mui/material/styles';

declare module '@mui/material/Badge' {
  interface BadgePropsVariantOverrides {
    live: true;
  }
}

const theme = createTheme({
  components: {
    MuiBadge: {
      defaultProps: { color: 'primary', max: 9 },
      styleOverrides: {
        badge: {
          variants: [
            {
              props: { variant: 'live' },
              style: { borderRadius: 4, fontSize: 10, letterSpacing: '0.05em', paddingInline: 4 },
            },
          ],
        },
      },
    },
  },
});

export default function ThemedBadges() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" spacing={6} sx={{ color: 'text.secondary' }}>
        <Badge badgeContent={23}>
          <CampaignIcon titleAccess="Alerts" fontSize="large" />
        </Badge>
        <Badge variant="live" badgeContent="LIVE" color="secondary">
          <PodcastsIcon titleAccess="Broadcast" fontSize="large" />
        </Badge>
      </Stack>
    </ThemeProvider>
  );
}
