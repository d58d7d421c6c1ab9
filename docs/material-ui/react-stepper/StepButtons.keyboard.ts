export default {
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves focus to the next `StepButton` that is not disabled; skips a step with a `StepLabel` alone',
      walk: [
        { from: 'before the demo', press: 'Tab', focus: 'button "Home"' },
        { press: 'Tab', focus: 'button "Pets"' },
        { in: 'LinearStepper', from: 'before the demo', press: 'Tab', focus: 'button "Next"' },
      ],
    },
    {
      keys: ['Enter', 'Space'],
      does: 'Calls `onClick` of the step',
      walk: [
        { from: 'button "Pets"', press: 'Enter', shows: 'button "Pets"[aria-current="step"]' },
        { shows: 'status:has-text("Which animals live with you?")' },
        { from: 'button "Job"', press: 'Space', shows: 'button "Job"[aria-current="step"]' },
        { shows: 'status:has-text("How long")' },
      ],
    },
    {
      keys: ['Arrow Right', 'Arrow Left'],
      does: 'Nothing, unlike in a tab list',
      walk: [
        { from: 'button "Pets"', press: 'Arrow Right', focus: 'button "Pets"' },
        { press: 'Arrow Left', focus: 'button "Pets"' },
      ],
    },
  ],
  roles: [
    {
      role: 'list',
      name: 'Questions before adoption',
      means: 'The stepper. You supply role and name.',
    },
    {
      role: 'listitem',
      means: 'A step. You supply the role.',
    },
    {
      role: 'button',
      name: 'Home',
      states: { 'aria-current': 'step' },
      means: 'The `StepButton` of the active step. The component sets the state.',
    },
    {
      role: 'listitem',
      states: { 'aria-current': 'step' },
      means: 'The active step with a `StepLabel`. You supply role and state.',
      after: [{ in: 'BasicStepper' }],
    },
    {
      role: 'progressbar',
      name: 'Pages of the guide',
      states: { 'aria-valuenow': '25', 'aria-valuetext': 'Page 2 of 5' },
      means: 'The line of a `MobileStepper`. You supply name and text.',
      after: [{ in: 'MobileProgress' }],
    },
  ],
} satisfies KeyboardFile;
