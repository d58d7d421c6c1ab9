import * as React from 'react';
import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUpIcon from '@mui/icons-material/KeyboardArrowUp';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Paper from '@mui/material/Paper';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

export default function ShelfPosition() {
  const [shelf, setShelf] = React.useState(4);

  return (
    <Paper
      variant="outlined"
      sx={{ display: 'flex', gap: 2, p: 2, alignItems: 'center', width: 260 }}
    >
      <ButtonGroup orientation="vertical" size="small" aria-label="Shelf">
        <Tooltip title="Higher shelf" placement="top">
          <Button onClick={() => setShelf(Math.min(9, shelf + 1))}>
            <KeyboardArrowUpIcon />
          </Button>
        </Tooltip>
        <Tooltip title="Lower shelf">
          <Button onClick={() => setShelf(Math.max(1, shelf - 1))}>
            <KeyboardArrowDownIcon />
          </Button>
        </Tooltip>
      </ButtonGroup>
      <div>
        <Typography variant="subtitle1" component="div">
          Brass sundial
        </Typography>
        <Typography role="status" variant="body2">
          Cabinet 12, shelf {shelf}
        </Typography>
      </div>
    </Paper>
  );
}
