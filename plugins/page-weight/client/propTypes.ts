/** Stands in for prop-types in React Router, which checks properties in development only. */
export default {};
