import Slider from '@mui/material/Slider';
import { makeStyles } from 'tss-react/mui';

const useStyles = makeStyles<{ square: boolean }>()((theme, { square }) => ({
  root: { color: theme.palette.success.main },
  thumb: { borderRadius: square ? 0 : undefined },
}));

export function TssSlider({ square }: { square: boolean }) {
  const { classes } = useStyles({ square });

  return <Slider defaultValue={30} aria-label="Fare with TSS" classes={classes} />;
}
