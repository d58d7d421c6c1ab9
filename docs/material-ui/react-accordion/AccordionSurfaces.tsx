import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import type { AccordionProps } from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const looks: { name: string; ships: [string, string][]; props: Partial<AccordionProps> }[] = [
  {
    name: 'Default',
    ships: [
      ['MS Puffin', '120 cars'],
      ['MS Tern', '60 cars'],
    ],
    props: {},
  },
  {
    name: 'No gutters',
    ships: [
      ['MS Gull', '85 cars'],
      ['MS Auk', '40 cars'],
    ],
    props: { disableGutters: true },
  },
  {
    name: 'Outlined',
    ships: [
      ['MS Eider', '110 cars'],
      ['MS Heron', '32 cars'],
    ],
    props: {
      disableGutters: true,
      variant: 'outlined',
      sx: { '&:not(:last-of-type)': { borderBottom: 0 } },
    },
  },
  {
    name: 'Square, flat',
    ships: [
      ['MS Skua', '70 cars'],
      ['MS Plover', '24 cars'],
    ],
    props: { disableGutters: true, square: true, elevation: 0 },
  },
];

export default function AccordionSurfaces() {
  return (
    <Box
      sx={{
        width: '100%',
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { sm: '1fr 1fr' },
        color: 'text.primary',
      }}
    >
      {looks.map(({ name, ships, props }) => (
        <div key={name}>
          <Typography variant="overline" component="div">
            {name}
          </Typography>
          <div>
            {ships.map(([ship, capacity], index) => (
              <Accordion key={ship} defaultExpanded={index === 0} {...props}>
                <AccordionSummary
                  id={ship.replace(' ', '-')}
                  aria-controls={`${ship.replace(' ', '-')}-capacity`}
                  expandIcon={<ExpandMoreIcon />}
                >
                  <Typography component="span">{ship}</Typography>
                </AccordionSummary>
                <AccordionDetails>
                  <Typography variant="body2">{capacity}</Typography>
                </AccordionDetails>
              </Accordion>
            ))}
          </div>
        </div>
      ))}
    </Box>
  );
}
