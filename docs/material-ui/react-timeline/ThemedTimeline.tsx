import type {} from '@mui/material/themeCssVarsAugmentation';
import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem, { timelineItemClasses } from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import type {} from '@mui/lab/themeAugmentation';
import { ThemeProvider } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';

declare module '@mui/lab/TimelineDot' {
  interface TimelineDotPropsVariantOverrides {
    ring: true;
  }
}

const components: Theme['components'] = {
  MuiTimeline: {
    styleOverrides: {
      root: {
        margin: 0,
        [`& .${timelineItemClasses.root}::before`]: { flex: 0, padding: 0 },
      },
    },
  },
  MuiTimelineConnector: {
    styleOverrides: {
      root: ({ theme }) => ({
        width: 4,
        backgroundColor: (theme.vars || theme).palette.secondary.main,
      }),
    },
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
              borderWidth: 4,
              borderColor: (theme.vars || theme).palette.secondary.main,
              boxShadow: 'none',
            },
          },
        ],
      }),
    },
  },
  MuiTimelineContent: { styleOverrides: { root: { paddingTop: 0 } } },
};

const watches = ['Morning watch, 04:00', 'Forenoon watch, 08:00', 'Afternoon watch, 12:00'];

export default function ThemedTimeline() {
  return (
    <ThemeProvider theme={(outer: Theme) => ({ ...outer, components })}>
      <Timeline
        role="list"
        aria-label="Watches"
        sx={{ width: '100%', maxWidth: 320, color: 'text.primary' }}
      >
        {watches.map((watch, index) => (
          <TimelineItem key={watch}>
            <TimelineSeparator>
              <TimelineDot />
              {index < watches.length - 1 && <TimelineConnector />}
            </TimelineSeparator>
            <TimelineContent>{watch}</TimelineContent>
          </TimelineItem>
        ))}
      </Timeline>
    </ThemeProvider>
  );
}
