import ChatIcon from '@mui/icons-material/Chat';
import Badge from '@mui/material/Badge';
import type { BadgeProps } from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const states: { name: string; badge: BadgeProps; text: string }[] = [
  { name: 'Number', badge: { badgeContent: 8 }, text: '8 messages from the copy desk' },
  { name: 'Limit', badge: { badgeContent: 140 }, text: 'More than 99 from the wire' },
  { name: 'Text', badge: { badgeContent: 'New' }, text: 'A channel that nobody has opened' },
  { name: 'Dot', badge: { variant: 'dot' }, text: 'Something happened in Sports' },
  { name: 'Zero', badge: { badgeContent: 0, showZero: true }, text: 'No open questions' },
  { name: 'None', badge: { badgeContent: 0 }, text: 'Nothing from the law desk' },
];

export default function BadgeStates() {
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 3, color: 'text.primary' }}>
      {states.map(({ name, badge, text }) => (
        <Box key={name} sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
          <Box component="dt" sx={{ width: 40, display: 'grid', placeItems: 'center' }}>
            <Badge color="primary" {...badge}>
              <ChatIcon titleAccess={name} sx={{ color: 'text.secondary' }} />
            </Badge>
          </Box>
          <Typography component="dd" variant="body2">
            {text}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
