#!/usr/bin/env node
// A bot for Node without any package: roundhouse play workshop_of_the_world --seats me,exec:./lucky.mjs
import { createInterface } from "node:readline";

const say = (message) => process.stdout.write(JSON.stringify(message) + "\n");

/** Any legal move, but rather one that does something than `pass` or `done`. */
function choose({ moves }) {
  const active = moves.filter(({ kind }) => !["pass", "done"].includes(kind));
  const open = active.length ? active : moves;
  return open[Math.floor(Math.random() * open.length)].move;
}

say({ type: "hello", protocol: 1, name: "Lucky in Node" });
for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "turn") say({ type: "move", id: message.id, move: choose(message) });
  if (message.type === "error") console.error("something went wrong:", message.text);
  if (message.type === "end") console.error(`seat ${message.seat} of ${message.scores}`);
}
