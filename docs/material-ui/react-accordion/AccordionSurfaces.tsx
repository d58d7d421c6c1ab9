import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import type { AccordionProps } from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const looks: { name: string; ships: string[]; props: Partial<AccordionProps> }[] = [
  { name: 'Default', ships: ['Puffin', 'Tern'], props: {} },
  { name: 'No gutters', ships: ['Gull', 'Auk'], props: { disableGutters: true } },
  {
    name: 'Outlined',
    ships: ['Eider', 'Heron'],
    props: {
      disableGutters: true,
      variant: 'outlined',
      sx: { '&:not(:last-of-type)': { borderBottom: 0 } },
    },
  },
  {
    name: 'Square, flat',
    ships: ['Skua', 'Plover'],
    props: { disableGutters: true, square: true, elevation: 0 },
  },
];

export default function AccordionSurfaces() {
  return (
    <Box sx={{ width: '100%', display: 'grid', gap: 3, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      {looks.map(({ name, ships, props }) => (
        <div key={name}>
          <Typography variant="overline" component="div" color="textPrimary">
            {name}
          </Typography>
          <div>
            {ships.map((ship, index) => (
              <Accordion key={ship} defaultExpanded={index === 0} {...props}>
                <AccordionSummary
                  id={ship}
                  aria-controls={`${ship}-route`}
                  expandIcon={<ExpandMoreIcon />}
                >
                  <Typography component="span">MS {ship}</Typography>
                </AccordionSummary>
                <AccordionDetails>
                  <Typography variant="body2">Newport to Tarn Island</Typography>
                </AccordionDetails>
              </Accordion>
            ))}
          </div>
        </div>
      ))}
    </Box>
  );
}
