import type {} from '@mui/material/themeCssVarsAugmentation';
import Grid2 from '@mui/material/Grid2';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const Cell = styled(Grid2)(({ theme }) => ({
  padding: theme.spacing(1.5),
  backgroundColor: (theme.vars || theme).palette.background.paper,
}));

const facts = [
  { name: 'Star', value: 'Sirius' },
  { name: 'Distance', value: '8.6 light-years' },
  { name: 'Magnitude', value: '−1.46' },
  { name: 'Best seen', value: 'January' },
];

export default function StarFacts() {
  return (
    <Grid2
      container
      component="dl"
      spacing="1px"
      sx={{
        width: '100%',
        maxWidth: 520,
        m: 0,
        border: 1,
        borderColor: 'divider',
        bgcolor: 'divider',
      }}
    >
      {facts.map(({ name, value }) => (
        <Cell key={name} size={{ xs: 6, sm: 3 }}>
          <Typography variant="caption" component="dt" color="textSecondary">
            {name}
          </Typography>
          <Typography variant="body2" component="dd" noWrap>
            {value}
          </Typography>
        </Cell>
      ))}
    </Grid2>
  );
}
