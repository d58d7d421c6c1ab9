import * as React from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const notes = [
  { id: 'kitchen', title: 'Note for the kitchen', hint: 'Stays mounted', unmountOnExit: false },
  { id: 'bridge', title: 'Note for the bridge', hint: 'Unmounts', unmountOnExit: true },
];

export default function CrewNotes() {
  const baseId = React.useId();

  return (
    <Box sx={{ width: '100%', maxWidth: 520 }}>
      {notes.map(({ id, title, hint, unmountOnExit }) => (
        <Accordion
          key={id}
          disableGutters
          defaultExpanded
          slotProps={{ transition: { unmountOnExit } }}
        >
          <AccordionSummary
            id={`${baseId}-${id}-title`}
            aria-controls={`${baseId}-${id}-note`}
            expandIcon={<ExpandMoreIcon />}
          >
            <Typography component="span">{title}</Typography>
            <Typography
              component="span"
              color="textSecondary"
              sx={{
                marginInlineStart: 'auto',
                paddingInlineStart: 2,
                marginInlineEnd: 1,
                whiteSpace: 'nowrap',
              }}
            >
              {hint}
            </Typography>
          </AccordionSummary>
          <AccordionDetails>
            <TextField label="Your note" size="small" fullWidth />
          </AccordionDetails>
        </Accordion>
      ))}
    </Box>
  );
}
