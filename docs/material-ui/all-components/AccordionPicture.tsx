import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';

export default function AccordionPicture() {
  return (
    <div>
      <Accordion
        disableGutters
        defaultExpanded
        slotProps={{ heading: { component: 'div' } }}
        sx={{ width: 136 }}
      >
        <AccordionSummary
          expandIcon={<ExpandMoreIcon />}
          sx={{ minHeight: 0, px: 1, typography: 'body2' }}
        >
          Luggage
        </AccordionSummary>
        <AccordionDetails sx={{ px: 1, py: 0.5, typography: 'body2' }}>Two bags</AccordionDetails>
      </Accordion>
    </div>
  );
}
