import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';

const groups = [
  {
    title: 'Visit',
    links: [
      { text: 'Getting here', href: '/visit/getting-here' },
      { text: 'Boat hire, from $12', href: '/visit/boats' },
    ],
  },
  {
    title: 'Protect',
    links: [
      { text: 'Become a warden', href: '/protect/wardens' },
      { text: 'Report a sighting', href: '/protect/sightings' },
    ],
  },
];

export default function FooterLinks() {
  return (
    <Box component="footer" sx={{ maxWidth: 440 }}>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2, pb: 2 }}>
        {groups.map(({ title, links }) => (
          <Box component="nav" key={title} aria-label={title}>
            <Typography variant="subtitle2" component="div">
              {title}
            </Typography>
            <List role="list" disablePadding>
              {links.map(({ text, href }) => (
                <ListItem key={href} disableGutters sx={{ py: 0.25 }}>
                  <Link href={href} underline="hover" variant="body2" sx={{ py: 0.25 }}>
                    {text}
                  </Link>
                </ListItem>
              ))}
            </List>
          </Box>
        ))}
      </Box>
      <Divider />
      <Typography variant="caption" component="div" sx={{ pt: 1, color: 'text.secondary' }}>
        Heron Lake is open all year.
      </Typography>
    </Box>
  );
}
