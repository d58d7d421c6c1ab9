import * as React from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';

export default function NestedAccordion() {
  const id = React.useId();

  return (
    <Accordion defaultExpanded sx={{ width: '100%', maxWidth: 520 }}>
      <AccordionSummary
        id={`${id}-vehicles`}
        aria-controls={`${id}-vehicles-details`}
        expandIcon={<ExpandMoreIcon />}
      >
        Vehicles
      </AccordionSummary>
      <AccordionDetails>
        <Accordion variant="outlined" slotProps={{ heading: { component: 'h4' } }}>
          <AccordionSummary
            id={`${id}-campers`}
            aria-controls={`${id}-campers-details`}
            expandIcon={<ExpandMoreIcon />}
          >
            Campers
          </AccordionSummary>
          <AccordionDetails>Up to 7 m long. Close the gas bottles.</AccordionDetails>
        </Accordion>
      </AccordionDetails>
    </Accordion>
  );
}
