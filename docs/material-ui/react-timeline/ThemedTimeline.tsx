import type {} from '@mui/material/themeCssVarsAugmentation';
import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import type {} from '@mui/lab/themeAugmentation';
import { ThemeProvider } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';

declare module '@mui/lab/TimelineDot' {
  interface TimelineDotPropsVariantOverrides {
    ring: true;
  }
}

const lineColor = (theme: Theme) => (theme.vars || theme).palette.secondary.main;

const components: Theme['components'] = {
  MuiTimelineItem: { styleOverrides: { root: { '&::before': { flex: 0, padding: 0 } } } },
  MuiTimelineConnector: {
    styleOverrides: { root: ({ theme }) => ({ width: 4, backgroundColor: lineColor(theme) }) },
  },
  MuiTimelineDot: {
    defaultProps: { variant: 'ring' },
    styleOverrides: {
      root: ({ theme }) => ({
        variants: [
          {
            props: { variant: 'ring' },
            style: {
              margin: 0,
              padding: 6,
              border: `4px solid ${lineColor(theme)}`,
              boxShadow: 'none',
            },
          },
        ],
      }),
    },
  },
  MuiTimelineContent: { styleOverrides: { root: { paddingTop: 0 } } },
};

const watches = Object.entries({ '04:00': 'Morning', '08:00': 'Forenoon', '12:00': 'Afternoon' });

export default function ThemedTimeline() {
  return (
    <ThemeProvider theme={(outer: Theme) => ({ ...outer, components })}>
      <Timeline
        role="list"
        aria-label="Watches"
        sx={{ m: 0, width: '100%', maxWidth: 320, color: 'text.primary' }}
      >
        {watches.map(([hour, name], index) => (
          <TimelineItem key={hour}>
            <TimelineSeparator>
              <TimelineDot />
              {index < watches.length - 1 && <TimelineConnector />}
            </TimelineSeparator>
            <TimelineContent>
              {name} watch, <time dateTime={hour}>{hour}</time>
            </TimelineContent>
          </TimelineItem>
        ))}
      </Timeline>
    </ThemeProvider>
  );
}
