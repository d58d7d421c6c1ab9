import DownloadIcon from '@mui/icons-material/Download';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

const rows = [
  { link: <Link href="/trails/mill">Mill trail</Link>, text: 'A link' },
  {
    link: (
      <Link
        href="/trails/boardwalk"
        aria-current="page"
        color="textPrimary"
        underline="none"
        sx={{ fontWeight: 'bold' }}
      >
        Boardwalk
      </Link>
    ),
    text: 'The current page',
  },
  {
    link: (
      <Link
        href="/trails/bog"
        sx={{ '&:visited': { color: 'secondary.main', textDecorationColor: 'currentcolor' } }}
      >
        Bog trail
      </Link>
    ),
    text: 'Purple once visited',
  },
  {
    link: (
      <Link
        href="data:text/plain,Trails%20of%20Heron%20Lake"
        download="trails.txt"
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}
      >
        Trail list
        <DownloadIcon fontSize="inherit" />
      </Link>
    ),
    text: 'A file to download',
  },
  { link: 'North shore', text: 'Closed: text without a link' },
];

export default function LinkStates() {
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5, color: 'text.primary' }}>
      {rows.map(({ link, text }) => (
        <Box key={text} sx={{ display: 'flex', gap: 2 }}>
          <Typography component="dt" sx={{ width: 112, flexShrink: 0 }}>
            {link}
          </Typography>
          <Typography component="dd" sx={{ color: 'text.secondary' }}>
            {text}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
