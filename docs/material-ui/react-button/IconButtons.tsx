import * as React from 'react';
import DeleteIcon from '@mui/icons-material/Delete';
import PrintIcon from '@mui/icons-material/Print';
import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

export default function IconButtons() {
  const [starred, setStarred] = React.useState(false);

  return (
    <Stack role="group" aria-label="Invoice 2041" direction="row" spacing={1}>
      <Tooltip title="Star">
        <IconButton
          color={starred ? 'primary' : 'default'}
          aria-pressed={starred}
          onClick={() => setStarred((previous) => !previous)}
        >
          {starred ? <StarIcon /> : <StarBorderIcon />}
        </IconButton>
      </Tooltip>
      <Tooltip title="Print">
        <IconButton>
          <PrintIcon />
        </IconButton>
      </Tooltip>
      <Tooltip describeChild title="Kept in the bin for 30 days">
        <IconButton aria-label="Delete">
          <DeleteIcon />
        </IconButton>
      </Tooltip>
    </Stack>
  );
}
