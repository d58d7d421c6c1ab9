import PersonIcon from '@mui/icons-material/Person';
import Grid2 from '@mui/material/Grid2';
import Typography from '@mui/material/Typography';

export default function TicketPrices() {
  return (
    <Grid2
      container
      spacing={2}
      wrap="nowrap"
      sx={{ width: '100%', maxWidth: 360, alignItems: 'center' }}
    >
      <Grid2 size="auto" sx={{ display: 'flex' }}>
        <PersonIcon color="primary" />
      </Grid2>
      <Grid2 size="grow">
        <Typography variant="body2" noWrap>
          Adults, from age 16, for any show of the day
        </Typography>
      </Grid2>
      <Grid2 size="auto">$14.00</Grid2>
    </Grid2>
  );
}
