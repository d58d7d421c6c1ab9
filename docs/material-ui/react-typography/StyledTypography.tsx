import type {} from '@mui/material/themeCssVarsAugmentation';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const OpeningParagraph = styled(Typography)(({ theme }) => ({
  hyphens: 'auto',
  '&::first-letter': {
    ...theme.typography.h2,
    float: 'inline-start',
    lineHeight: 0.8,
    paddingBlockStart: 6,
    marginInlineEnd: 8,
    color: (theme.vars || theme).palette.secondary.main,
  },
})) as typeof Typography;

export default function StyledTypography() {
  return (
    <Box lang="en" sx={{ maxWidth: 420 }}>
      <Typography
        variant="h5"
        component="p"
        sx={{ fontStyle: 'italic', fontWeight: 'light', textWrap: 'balance', mb: 2 }}
      >
        Nobody had ever seen the squid alive, until a camera without lights went down
      </Typography>
      <OpeningParagraph>
        At 900 meters, red light does not travel. The team hung a lure of blue diodes on a line and
        waited for two nights. On the third, ten arms came out of the dark.
      </OpeningParagraph>
    </Box>
  );
}
