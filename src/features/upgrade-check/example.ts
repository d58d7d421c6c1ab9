/** A file of version 5 to begin with. */
export const EXAMPLE = `import Badge from '@mui/material/Badge';
import Grid from '@mui/material/Unstable_Grid2';
import ListItem from '@mui/material/ListItem';
import TextField from '@mui/material/TextField';
import { experimental_extendTheme as extendTheme } from '@mui/material/styles';

export const theme = extendTheme({
  components: {
    MuiButton: {
      styleOverrides: { containedPrimary: { fontWeight: 700 } },
    },
  },
});

export function Ferry({ seats, isChosen }) {
  return (
    <Grid container>
      <Grid xs={12} md={6}>
        <ListItem button selected={isChosen}>
          <Badge badgeContent={seats} components={{ Badge: Seats }} />
        </ListItem>
      </Grid>
      <Grid md={6} sx={{ '& .MuiChip-avatarSmall': { mr: 1 } }}>
        <TextField label="Seats" InputProps={{ readOnly: true }} />
      </Grid>
    </Grid>
  );
}
`;
