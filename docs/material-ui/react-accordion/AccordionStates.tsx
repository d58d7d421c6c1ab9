import * as React from 'react';
import ErrorOutlineIcon from '@mui/icons-material/ErrorOutline';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function AccordionStates() {
  const id = React.useId();

  return (
    <Box sx={{ width: '100%', maxWidth: 520 }}>
      <div>
        <Accordion disableGutters>
          <AccordionSummary
            id={`${id}-names`}
            aria-controls={`${id}-names-details`}
            expandIcon={<ExpandMoreIcon />}
          >
            <ErrorOutlineIcon color="error" sx={{ marginInlineEnd: 1 }} />
            <Typography component="span">Error: one passenger has no name</Typography>
          </AccordionSummary>
          <AccordionDetails>
            <Typography variant="body2">Enter the name of passenger 3 before March 2.</Typography>
          </AccordionDetails>
        </Accordion>
        <Accordion disableGutters disabled>
          <AccordionSummary
            id={`${id}-seats`}
            aria-controls={`${id}-seats-details`}
            expandIcon={<ExpandMoreIcon />}
          >
            <Typography component="span">Disabled: seats</Typography>
          </AccordionSummary>
          <AccordionDetails>
            <Typography variant="body2">Seats 41 and 42.</Typography>
          </AccordionDetails>
        </Accordion>
      </div>
      <Typography variant="body2" sx={{ mt: 1.5 }}>
        Seats open three days before departure.
      </Typography>
    </Box>
  );
}
