import * as React from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';

export default function SingleAccordion() {
  const id = React.useId();

  return (
    <Accordion sx={{ width: '100%', maxWidth: 520 }}>
      <AccordionSummary id={id} aria-controls={`${id}-details`} expandIcon={<ExpandMoreIcon />}>
        How much luggage can I take?
      </AccordionSummary>
      <AccordionDetails>Two pieces of up to 25 kg each.</AccordionDetails>
    </Accordion>
  );
}
