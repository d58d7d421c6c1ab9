import type {} from '@mui/material/themeCssVarsAugmentation';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import Masonry from '@mui/lab/Masonry';
import { notices } from './notices';

const Note = styled('div')(({ theme }) => ({
  padding: theme.spacing(2),
  borderTop: '6px solid',
  borderColor: (theme.vars || theme).palette.warning.main,
  backgroundColor: (theme.vars || theme).palette.action.hover,
}));

export default function ThemedMasonry() {
  return (
    <Box sx={{ p: 2 }}>
      <Masonry>
        {notices.slice(1, 5).map(({ id, title, text }) => (
          <Note key={id}>
            <Typography variant="subtitle2" component="h3">
              {title}
            </Typography>
            <Typography variant="body2">{text}</Typography>
          </Note>
        ))}
      </Masonry>
    </Box>
  );
}
