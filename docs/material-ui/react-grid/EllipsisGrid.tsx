import WaterDropIcon from '@mui/icons-material/WaterDrop';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';

export default function EllipsisGrid() {
  return (
    <Grid container wrap="nowrap" spacing={2} sx={{ maxWidth: 320 }}>
      <Grid item>
        <WaterDropIcon color="primary" />
      </Grid>
      <Grid item xs zeroMinWidth>
        <Typography noWrap>The filter of pump 2 needs to be rinsed before Friday</Typography>
      </Grid>
    </Grid>
  );
}
