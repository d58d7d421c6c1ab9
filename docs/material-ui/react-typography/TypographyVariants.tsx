import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { TypographyProps } from '@mui/material/Typography';

const specimens: { variant: TypographyProps['variant']; text: string }[] = [
  { variant: 'h1', text: 'Eels' },
  { variant: 'h2', text: 'Krill' },
  { variant: 'h3', text: 'Herring' },
  { variant: 'h4', text: 'Sea urchins' },
  { variant: 'h5', text: 'A map of the seabed' },
  { variant: 'h6', text: 'How sharks find a wreck' },
  { variant: 'subtitle1', text: 'A night on the research ship' },
  { variant: 'subtitle2', text: 'Photographs by Ana Lima' },
  { variant: 'body1', text: 'The nets come up at dawn.' },
  { variant: 'body2', text: 'The crew counts larvae until noon.' },
  { variant: 'button', text: 'Subscribe' },
  { variant: 'caption', text: 'Depth in meters' },
  { variant: 'overline', text: 'Field notes' },
];

export default function TypographyVariants() {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: '80px 1fr',
        columnGap: 2,
        rowGap: 1,
        alignItems: 'baseline',
        color: 'text.primary',
      }}
    >
      {specimens.map(({ variant, text }) => (
        <Box key={variant} sx={{ display: 'contents' }}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {variant}
          </Typography>
          <Typography component="dd" variant={variant}>
            {text}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
